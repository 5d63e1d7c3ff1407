import { type Stroke, signaturePad, signaturePath } from '#domain/quote-requests/signature.ts'

/** A signature drawn from its numbers, in the colour of the text. */
export const SignatureDrawing = ({ strokes, label }: { strokes: readonly Stroke[]; label: string }) => (
  <svg
    className="signature"
    viewBox={`0 0 ${signaturePad.width} ${signaturePad.height}`}
    role="img"
    aria-label={label}
  >
    <path d={signaturePath(strokes)} />
  </svg>
)
