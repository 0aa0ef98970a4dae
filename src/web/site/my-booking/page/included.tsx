import { useTranslation } from 'react-i18next';
import { textIn } from '../../../languages/text-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { Booking } from '../managed.ts';

/** Cover and add-ons, as the booking's price names them. */
export const Included = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('myBooking', { keyPrefix: 'included' });
  const language = useLanguage();
  const { lines } = booking.quote;
  const nameOf = ({ name }: (typeof lines)[number]) => (name ? textIn(name, language) : '');
  const cover = lines.find(({ kind }) => kind === 'insurance' || kind === 'insurance-at-pickup');
  const addons = lines.filter(({ kind }) => kind === 'addon');
  return (
    <Card aria-labelledby="included">
      <h2 id="included" className="mb-3.5 text-[1.1875rem]">
        {t('heading')}
      </h2>
      <ul className="grid gap-2.5">
        <li className="flex gap-3">
          <Icon name={cover ? 'shield' : 'minus'} className={`mt-0.5 ${cover ? 'text-link' : 'text-subtle'}`} />
          {cover ? (
            <span>
              {nameOf(cover)}
              {cover.due === 'pickup' && <span className="text-muted">, {t('paidAtPickUp')}</span>}
            </span>
          ) : (
            <span className="text-muted">{t('noCover')}</span>
          )}
        </li>
        {addons.map((line) => (
          <li key={nameOf(line)} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-link" />
            <span>
              {nameOf(line)}
              {line.quantity > 1 && <span className="text-muted figures"> × {line.quantity}</span>}
            </span>
          </li>
        ))}
        {addons.length === 0 && (
          <li className="flex gap-3 text-muted">
            <Icon name="minus" className="mt-0.5 text-subtle" />
            {t('noAddons')}
          </li>
        )}
      </ul>
    </Card>
  );
};
