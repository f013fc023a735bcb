import css from './legend.module.css'

/** What the paint of a chart means. */
export function Legend({ paint }: { readonly paint: string }) {
  if (paint === 'none') return null
  const isKind = paint === 'headless' || paint === 'browser'
  return (
    <ul className={css.legend}>
      {isKind && (
        <>
          <li>
            <i data-sign="covered" /> covered
          </li>
          <li>
            <i data-sign="missing" /> not walked by a test
          </li>
          <li>
            <i data-sign="half" /> its guard had one answer only
          </li>
        </>
      )}
      {!isKind && <li>Faint: tests of {paint} did not take it.</li>}
      <li>
        <i data-sign="chosen" /> chosen state
      </li>
    </ul>
  )
}
