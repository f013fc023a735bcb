import '../../../src/ui/fonts.css'
import '../../../src/ui/base.css'
import 'virtual:shop-colours.css'
import '../../ui/code.css'
import './panel-page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { newKey } from '../../../src/components/app/new-key.ts'
import { livePanel } from './chart/pages-channel.ts'
import { Panel } from './views/shell/panel.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
const asked = new URLSearchParams(location.hash.slice(1))
createRoot(root).render(
  <StrictMode>
    <Panel machine={livePanel()} panel={newKey()} page={asked.get('page') || null} />
  </StrictMode>,
)
