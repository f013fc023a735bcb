import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchRows, type Row, Rows } from './rows.tsx'

function Orders() {
  const [rows, setRows] = useState<Row[]>()
  const [picked, setPicked] = useState<Row>()
  useEffect(() => {
    fetchRows().then(setRows)
  }, [])
  if (!rows) return null
  return (
    <>
      <Rows rows={rows} onPick={setPicked} />
      <p role="status">{picked?.title}</p>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Orders />)
