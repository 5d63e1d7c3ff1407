/** The logo, a beam scale in balance. */
export function Logo() {
  return (
    <svg
      className="logo-mark"
      viewBox="0 0 30 30"
      width="30"
      height="30"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 27h24M15 27V9M4 9h22M15 4v5" />
      <path d="M2 17c1.5 3 6.5 3 8 0L6 9zM20 17c1.5 3 6.5 3 8 0L24 9z" strokeWidth="1.6" />
    </svg>
  )
}
