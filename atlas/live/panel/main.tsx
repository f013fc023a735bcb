import '../../../src/ui/fonts.css'
import '../../../src/ui/base.css'
import 'virtual:shop-colours.css'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) createRoot(root).render(<button type="button">hello</button>)
