import * as v from 'valibot'

/** Limits of a telemetry report: bytes, events, and milliseconds of one value. */
export const telemetryLimits = { bytes: 4 * 1024, events: 20, valueMs: 3_600_000 } as const

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength, 'form.too-long'))

/** One measured duration, or something that is counted. */
export const TimingEvent = v.strictObject({
  name: v.pipe(text(64), v.regex(/^[A-Za-z][\w .:-]*$/, 'form.invalid-characters')),
  /** Milliseconds; 1 of what is counted. */
  value: v.pipe(
    v.number('form.number'),
    v.finite('form.number'),
    v.minValue(0, 'form.number'),
    v.maxValue(telemetryLimits.valueMs, 'form.number'),
  ),
  category: v.pipe(text(40), v.regex(/^[A-Za-z][\w .:-]*$/, 'form.invalid-characters')),
})
export type TimingEvent = v.InferOutput<typeof TimingEvent>

/** Shortened by `cleanReport` at the server. */
const ErrorReport = v.strictObject({
  name: text(200),
  message: text(2000),
  stack: v.optional(text(3500)),
  path: v.optional(text(2000)),
  build: v.optional(v.pipe(text(20), v.regex(/^\w*$/, 'form.invalid-characters'))),
})

/** Body of a telemetry report: events, an error, or both. It holds nothing about the visitor. */
export const Telemetry = v.pipe(
  v.strictObject({
    events: v.optional(
      v.pipe(
        v.array(TimingEvent),
        v.minLength(1, 'form.required'),
        v.maxLength(telemetryLimits.events, 'form.too-many'),
      ),
    ),
    error: v.optional(ErrorReport),
  }),
  v.forward(
    v.partialCheck(
      [['events'], ['error']],
      ({ events, error }) => (events === undefined) !== (error === undefined),
      'form.required',
    ),
    ['events'],
  ),
)
