import { stylesheets } from '#src/site/stylesheet.tsx'
import href from './figure.css?url'

/** The styles that figures share; they come before the own ones of a figure. */
export const FigureStyles = stylesheets(href)
