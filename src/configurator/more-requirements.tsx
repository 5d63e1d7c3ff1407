import { interfaceList } from '#domain/catalogue/interface-name.ts'
import { cleanings, dusts } from '#domain/catalogue/protection.ts'
import type { AnswerName } from '#domain/configurator/answers.ts'
import { zones } from '#domain/fit/fit-request.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { AnswerField, type AnswerProps, AnswerSelect } from './answer-fields.tsx'

const names: readonly AnswerName[] = [
  'length',
  'width',
  'cleaning',
  'dust',
  'zone',
  'power',
  'hours',
  'perDay',
  'budget',
]
/** Interfaces as the data sheets name them. */
const interfaces = ['RS-232', 'USB', 'Ethernet', 'Wi-Fi', 'Bluetooth', 'RS-485']

/** What few people need to state: size, place, power, interfaces, budget. Open where something is stated. */
export function MoreRequirements(answer: AnswerProps) {
  const t = useTranslate()
  const { answers } = answer.configurator.state
  const isSaid = answers.interface.length > 0 || names.some((name) => answers[name] || answer.errors[name])
  return (
    <details className="config-more" open={isSaid}>
      <summary>{t('configurator.more')}</summary>
      <div className="config-fields">
        <AnswerField {...answer} name="length" unit="mm" />
        <AnswerField {...answer} name="width" unit="mm" />
        <AnswerSelect {...answer} name="cleaning" values={cleanings} />
        <AnswerSelect {...answer} name="dust" values={dusts} />
        <AnswerSelect {...answer} name="zone" values={zones} />
        <AnswerSelect {...answer} name="power" values={['mains', 'battery']} />
        <AnswerField {...answer} name="hours" unit="h" />
        <AnswerField {...answer} name="perDay" />
        <AnswerField {...answer} name="budget" unit="€" />
      </div>
      <InterfaceField {...answer} />
    </details>
  )
}

function InterfaceField({ configurator }: AnswerProps) {
  const t = useTranslate()
  const chosen = configurator.state.answers.interface
  const offered = [...interfaces, ...chosen.filter((name) => !interfaces.includes(name))]
  return (
    <fieldset className="config-choice">
      <legend>{t('answer.interface')}</legend>
      {offered.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            name="interface"
            value={name}
            checked={chosen.includes(name)}
            onChange={(event) =>
              configurator.answer({
                interface: event.target.checked ? [...chosen, name] : chosen.filter((one) => one !== name),
              })
            }
          />
          {interfaceList([name], t)}
        </label>
      ))}
    </fieldset>
  )
}
