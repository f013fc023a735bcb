import { readFileSync } from 'node:fs'

const light =
  '--paper:#fff;--sunk:#f6f6f4;--deep:#ededea;--ink:#121317;--soft:#52545b;--line:#e2e2de;--firm:#85878e'
const dark =
  '--paper:#0f1013;--sunk:#17181c;--deep:#1f2126;--ink:#f4f4f1;--soft:#b9bbc1;--line:#2b2d33;--firm:#7c7f88'
const print = '--paper:#fff;--sunk:#fff;--deep:#fff;--ink:#000;--soft:#333;--line:#999;--firm:#555'

/** The style element of every drawing: colours for light, dark and paper, and the fonts it carries inside. */
export function svgStyle(): string {
  return `<style>${fontFaces()}
svg{${light}}
@media (prefers-color-scheme:dark){svg{${dark}}}
@media print{svg{${print}}}
text{font-family:"Baton Text",Inter,system-ui,sans-serif;font-size:12px;fill:var(--ink);white-space:pre}
.title{font-family:"Baton Name",Archivo,sans-serif;font-size:20px;font-weight:700}
.name{font-family:"Baton Name",Archivo,sans-serif;font-size:15px;font-weight:700}
.text,.small,.guard{fill:var(--soft)}
.guard{font-style:italic}
.code{font-family:ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
.paper{fill:var(--paper)}
.frame,.box,.sunk,.deep{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}
.sunk{fill:var(--sunk)}
.deep{fill:var(--deep)}
.rule{stroke:var(--line);fill:none}
.divider{stroke:var(--firm);stroke-width:1.5;stroke-dasharray:2 5;stroke-linecap:round;fill:none}
.any{fill:var(--paper);stroke:var(--firm);stroke-width:1.5;stroke-dasharray:4 3}
.dot,.head{fill:var(--ink)}
.line{fill:none;stroke:var(--ink);stroke-width:1.5}
.icon{fill:none;stroke:var(--soft);stroke-width:1.3}
</style>`
}

function fontFaces(): string {
  return [
    face('Baton Text', 'text', 'normal', 400),
    face('Baton Text', 'text-italic', 'italic', 400),
    face('Baton Name', 'name', 'normal', 700),
  ].join('\n')
}

function face(family: string, file: string, style: string, weight: number): string {
  const data = readFileSync(new URL(`../fonts/${file}.woff2`, import.meta.url)).toString('base64')
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
}
