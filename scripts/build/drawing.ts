type Blur = { readonly id: string; readonly deviation: number }

/** Colourways by address fragment; `''` is the drawing's own. */
export const colourwaysOf = (svg: string): string[] => [
  '',
  ...[...svg.matchAll(/#([a-z]+):target/g)].map(([, colourway = '']) => colourway),
]

/** The drawing with the inks of one colourway in place of its variables, which librsvg does not know. */
export const inColourway = (svg: string, colourway: string): string => {
  const inksOf = (selector: string) => svg.split(`${selector}{`)[1]?.split('}')[0] ?? ''
  const declared = `${inksOf('svg')};${colourway && inksOf(`#${colourway}:target`)}`
  const inks = new Map([...declared.matchAll(/(--[a-z]+):([^;]+)/g)].map(([, ink, colour]) => [ink, colour]))
  return svg.replace(
    /var\((--[a-z]+)(?:,([^)]*))?\)/g,
    (_, ink: string, otherwise = '') => inks.get(ink) ?? otherwise,
  )
}

/** The part of a drawing that a blurred path can reach: curves stay between their points. */
const reach = (path: string, margin: number) => {
  const across: number[] = []
  const down: number[] = []
  for (const [, command, listed = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    for (const [index, number] of (listed.match(/-?\d*\.?\d+/g) ?? []).map(Number).entries()) {
      const isAcross = command === 'H' || (command !== 'V' && index % 2 === 0)
      const numbers = isAcross ? across : down
      numbers.push(number)
    }
  }
  const [x, y] = [Math.min(...across) - margin, Math.min(...down) - margin]
  return `x="${x}" y="${y}" width="${Math.max(...across) + margin - x}" height="${Math.max(...down) + margin - y}"`
}

/** Path data of an element, or of the path that it uses. */
const pathOf = (element: string, svg: string): string | undefined => {
  const used = /href="#(\w+)"/.exec(element)?.[1]
  const source = used ? new RegExp(`<path[^>]*id="${used}"[^>]*>`).exec(svg)?.[0] : element
  return / d="([^"]*)"/.exec(source ?? '')?.[1]
}

/**
 * The drawing with a filter of its own for each blurred path, no larger than it must be: drawings blur over their whole
 * area, which is nearly all of the time that drawing them takes. Paths whose points do not all stand in
 * them (arcs, smooth curves, relative commands) stay as they are.
 */
export const withTightBlurs = (svg: string): string => {
  const blurs: Blur[] = [...svg.matchAll(/<filter id="(\w+)".*?stdDeviation="([\d.]+)"/g)].map(
    ([, id = '', deviation]) => ({ id, deviation: Number(deviation) }),
  )
  const filters: string[] = []
  const drawn = svg.replace(/<(?:path|use)\b[^>]* filter="url\(#(\w+)\)"[^>]*>/g, (element, id: string) => {
    const path = pathOf(element, svg)
    const blur = blurs.find((one) => one.id === id)
    if (!path || !blur || /[a-yAST]/.test(path)) return element
    const stroke = Number(/stroke-width="([\d.]+)"/.exec(element)?.[1] ?? 0)
    const own = `${id}${filters.length}`
    filters.push(
      `<filter id="${own}" filterUnits="userSpaceOnUse" ${reach(path, stroke + 3 * blur.deviation)}>` +
        `<feGaussianBlur stdDeviation="${blur.deviation}"/></filter>`,
    )
    return element.replace(`url(#${id})`, `url(#${own})`)
  })
  return drawn.replace('</defs>', () => `${filters.join('')}</defs>`)
}
