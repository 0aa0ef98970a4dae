import { Link } from 'react-router';
import { lineAddress, telephone, whatsappAddress } from '#kernel/link-addresses.ts';
import { findPath } from '../../booking/booking-paths.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { addressIn } from '../../rental/address-in.ts';
import type { Site } from '../../shell/site.ts';
import { useServerNow } from '../../shell/use-site.ts';
import { today } from '../../ui/dates.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { Brand } from './brand.tsx';
import { footerColumns } from './links.ts';

/** The business, its published pages, and its contact details. */
export const SiteFooter = ({ site }: { site: Site }) => {
  const t = useWords();
  return (
    <footer className="on-ground no-print mt-16 bg-ground pt-11 pb-8 text-[0.9375rem] text-on-ground md:mt-24 md:pt-16">
      <div className="page-width">
        <div className="grid grid-cols-2 gap-x-5 gap-y-7 lg:grid-cols-[1.7fr_1fr_1fr_1fr_1.3fr] lg:gap-10">
          <Address site={site} />
          {footerColumns(site).map(({ title, slugs }) => (
            <nav key={title} aria-label={t(`footer.${title}`)}>
              <ColumnTitle>{t(`footer.${title}`)}</ColumnTitle>
              <ul>
                {slugs.map((slug) => (
                  <li key={slug}>
                    <Link to={`/${slug}`} className={link}>
                      {t(`pages.${slug}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Help site={site} />
        </div>
        <div className="mt-12 flex flex-col justify-between gap-x-6 gap-y-2 border-t border-line-ground pt-6 text-sm text-on-ground-muted md:flex-row">
          <span>
            © {today(useServerNow()).slice(0, 4)} {site.name}
          </span>
          <span>{t('footer.prices')}</span>
        </div>
      </div>
    </footer>
  );
};

const link = 'inline-flex min-h-8 items-center touch:min-h-11 gap-2 hover:underline';

const ColumnTitle = ({ children }: { children: string }) => (
  <h2 className="mb-2 text-sm font-medium tracking-normal text-on-ground-muted">{children}</h2>
);

const Address = ({ site }: { site: Site }) => {
  const { name, phone, email } = site;
  const address = addressIn(site, useLanguage());
  return (
    <div className="col-span-full text-on-ground-muted lg:col-span-1">
      <div className="text-on-ground">
        <Brand name={name} onGround />
      </div>
      <address className="not-italic">
        <p className="mt-4 max-w-[32ch]">{address}</p>
        <ul className="mt-2">
          {phone && (
            <li>
              <a href={telephone(phone)} className={`${link} figures underline underline-offset-3`}>
                {phone}
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`} className={`${link} underline underline-offset-3`}>
                {email}
              </a>
            </li>
          )}
        </ul>
      </address>
    </div>
  );
};

const Help = ({ site: { emergencyPhone, line, whatsapp } }: { site: Site }) => {
  const t = useWords();
  const contacts: { icon: IconName; text: string; href: string; hours?: string }[] = [];
  if (emergencyPhone)
    contacts.push({
      icon: 'phone',
      text: emergencyPhone,
      href: telephone(emergencyPhone),
      hours: t('footer.dayAndNight'),
    });
  if (line)
    contacts.push({
      icon: 'chat',
      text: line.startsWith('@') ? `LINE ${line}` : 'LINE',
      href: lineAddress(line),
    });
  if (whatsapp) contacts.push({ icon: 'chat', text: 'WhatsApp', href: whatsappAddress(whatsapp) });
  return (
    <div>
      <ColumnTitle>{t('footer.help')}</ColumnTitle>
      <ul>
        <li>
          <Link to={findPath} className={link}>
            {t('footer.findBooking')}
          </Link>
        </li>
        {contacts.map(({ icon, text, href, hours }) => (
          <li key={href}>
            <a href={href} className={`${link} figures`}>
              <Icon name={icon} size="sm" />
              {text}
            </a>
            {hours && <p className="pb-1 text-sm text-on-ground-muted figures">{hours}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
};
