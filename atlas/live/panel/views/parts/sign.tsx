const paths = {
  window: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  back: 'm14.5 6-6 6 6 6',
  on: 'm9.5 6 6 6-6 6',
  play: 'M8 6v12l9-6z',
  pause: 'M9 7v10M15 7v10',
  close: 'm6 6 12 12M18 6 6 18',
} as const

/** Signs of the panel's own controls; time does not turn with the direction of the page. */
export function Sign({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
