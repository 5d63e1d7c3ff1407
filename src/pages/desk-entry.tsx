import { startDesk } from '#src/desk/start.tsx'
import dashboard from './dashboard.css?url'
import { ArticleDraftView, DraftView } from './draft-view.tsx'

/** The entry of the company's desk: no page of the site imports it. It has the styles of the customer area. */
void startDesk({ styles: [dashboard], ProductView: DraftView, ArticleView: ArticleDraftView })
