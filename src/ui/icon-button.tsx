import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from './icon.tsx'

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'name'> & {
  icon: IconName
  /** What it does. */
  name: string
}

/** A button that is a sign. */
export const IconButton = ({ icon, name, ...button }: ButtonProps) => (
  <button type="button" className="icon-button" aria-label={name} {...button}>
    <Icon name={icon} />
  </button>
)
