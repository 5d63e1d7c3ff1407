import { startDesk } from '#src/desk/start.tsx'
import dashboard from './dashboard.css?url'

/** The entry of the company's desk: no page of the site imports it. It has the styles of the customer area. */
void startDesk([dashboard])
