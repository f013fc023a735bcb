import css from './zoom.module.css'

/** Share of a drawing's own size; `fit`: as wide as there is room. */
export type Zoom = 'fit' | number

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2]

const next = (zoom: Zoom, way: 1 | -1): Zoom => {
  const index = zoom === 'fit' ? steps.indexOf(1) - way : steps.indexOf(zoom)
  return steps[Math.min(steps.length - 1, Math.max(0, index + way))] ?? 1
}

/** Smaller, larger, and as wide as there is room. */
export function ZoomControls(props: { readonly zoom: Zoom; readonly onZoom: (zoom: Zoom) => void }) {
  const { zoom, onZoom } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, none of which is a field of a form
    <div className={css.zoom} role="group" aria-label="Size of the drawing">
      <button type="button" aria-label="Smaller" onClick={() => onZoom(next(zoom, -1))}>
        −
      </button>
      <output aria-live="polite">{zoom === 'fit' ? '' : `${Math.round(zoom * 100)} %`}</output>
      <button type="button" aria-label="Larger" onClick={() => onZoom(next(zoom, 1))}>
        +
      </button>
      <button type="button" aria-pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
        Fit
      </button>
      <button type="button" aria-pressed={zoom === 1} onClick={() => onZoom(1)}>
        100 %
      </button>
    </div>
  )
}
