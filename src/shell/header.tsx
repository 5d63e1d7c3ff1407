import { type MouseEvent, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'wouter'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { company } from '#config/company.ts'
import { localeInfo, locales } from '#config/locales.ts'
import { paths, splitLocale, switchLocale } from '#domain/site/urls.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { type Deferred, Parts } from '#src/site/deferred.tsx'
import { Link } from '#src/site/link.tsx'
import { loadDeferred } from '#src/site/load-deferred.ts'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { currentHref } from './use-navigation.ts'

const entries: { path: string; label: TextKey }[] = [
  { path: paths.home, label: 'nav.home' },
  { path: paths.about, label: 'nav.about' },
  { path: paths.products(), label: 'nav.products' },
  { path: paths.articles, label: 'nav.articles' },
  { path: paths.contact, label: 'nav.contact' },
  { path: paths.quote, label: 'nav.quote' },
]

/** Home is active on exactly /, any other entry on its path and below. */
const isActive = (path: string, current: string) =>
  path === paths.home ? current === path : current === path || current.startsWith(`${path}/`)

type Props = {
  /** Components of features: the account. */
  components: readonly Deferred<object>[]
  /** Likewise, below the entries of the menu. */
  menu: readonly Deferred<object>[]
  /** Opens the assistant over the page. */
  onAsk: () => void
}

export function Header({ components, menu: menuParts, onAsk }: Props) {
  const t = useTranslate()
  const { href } = useSite()
  const menu = useRef<HTMLDivElement>(null)
  const current = splitLocale(href.split('?')[0] ?? '/').path

  useEffect(() => {
    if (href) menu.current?.togglePopover(false)
  }, [href])

  return (
    <header className="site-header">
      <div className="wrap bar">
        <Link className="logo" to={paths.home}>
          <Logo />
          {company.name}
        </Link>
        <button type="button" className="menu-button" popoverTarget="site-menu" aria-label={t('nav.menu')}>
          <span aria-hidden="true" />
        </button>
        <div id="site-menu" popover="auto" ref={menu} className="site-menu">
          <nav aria-label={t('nav.label')}>
            {entries.map(({ path, label }) => (
              <Link
                key={path}
                to={path}
                onClick={() => menu.current?.togglePopover(false)}
                aria-current={isActive(path, current) ? 'page' : undefined}
              >
                {t(label)}
              </Link>
            ))}
          </nav>
          <Parts of={menuParts} />
          <Link
            className="ask-entry"
            to={paths.assistant}
            aria-current={current === paths.assistant ? 'page' : undefined}
            onClick={(event) => {
              menu.current?.togglePopover(false)
              // On its page, and with a modifier key, it is a link as any other.
              if (current === paths.assistant || event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onAsk()
            }}
          >
            <Icon name="chat" />
            <span>{t('nav.assistant')}</span>
          </Link>
          <LanguageSwitch />
        </div>
        <Parts of={components} />
      </div>
    </header>
  )
}

/** Each language by its own name; page, query and fragment (the token of a link in a mail) are kept. */
function LanguageSwitch() {
  const t = useTranslate()
  const site = useSite()
  const { locale } = site
  // Of the page that is being loaded, not of the one that is still shown.
  const href = useLocationProperty(currentHref, () => site.href)
  return (
    <nav className="languages" aria-label={t('nav.language')}>
      {locales.map((code) => (
        <RouterLink
          key={code}
          href={switchLocale(href, code)}
          lang={code}
          hrefLang={code}
          aria-current={code === locale ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            loadDeferred(() => import('./preferred-locale.ts')).then(
              ({ saveLocale }) => saveLocale(code),
              () => {},
            )
            if (code === locale || !location.hash) return
            event.preventDefault()
            navigate(switchLocale(href, code) + location.hash)
          }}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="visually-hidden">{localeInfo[code].name}</span>
        </RouterLink>
      ))}
    </nav>
  )
}
