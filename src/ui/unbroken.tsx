/** A text whose words are not broken at their hyphens, « poids-prix » among them; what is copied of it stays plain. */
export const unbroken = (text: string) =>
  text.split(/(\S+-\S+)/).map((part, i) =>
    i % 2 ? (
      <span key={part} className="no-break">
        {part}
      </span>
    ) : (
      part
    ),
  )
