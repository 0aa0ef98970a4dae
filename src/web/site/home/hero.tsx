import { useTranslation } from 'react-i18next';
import type { OfferShape } from '#contract/fleet.ts';
import { Money } from '../../ui/money.tsx';
import { VehicleImage } from '../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../vehicles/card/picture-of.ts';
import { HeroArt } from './hero-art.tsx';

/** The promise over the bridge, and a vehicle that can be had, with its real total. */
const Hero = ({ offer }: { offer: OfferShape | null }) => {
  const { t } = useTranslation('home');
  return (
    <div className="on-ground relative isolate overflow-x-clip bg-ground text-on-ground lg:h-125">
      <HeroArt />
      <div className="page-width grid h-full pt-18.5 pb-28 md:pt-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.06fr)] lg:pb-23">
        <div className="lg:pt-2">
          <h1 className="text-4xl leading-[1.04] tracking-[-0.035em] [:lang(th)_&]:text-[calc(var(--text-4xl)*0.88)] [:lang(th)_&]:leading-tight [:lang(th)_&]:tracking-normal">
            <span className="block">{t('headingFirst')}</span> <span className="block">{t('headingSecond')}</span>
          </h1>
          <p className="mt-3 max-w-[38ch] text-[1.0625rem] leading-body text-on-ground-muted md:mt-5 md:text-[1.1875rem]">
            {t('lead')}
          </p>
        </div>
        {offer && (
          <div className="relative -mx-2.5 mt-1 -mb-8.5 self-end md:mx-auto md:w-full md:max-w-150 lg:-mr-11 lg:-mb-4 lg:ml-0 lg:max-w-none">
            {offer.quote && (
              <p className="absolute -top-7 left-[36%] hidden items-baseline gap-2.5 text-sm whitespace-nowrap lg:flex">
                <span className="text-[1.0625rem] font-semibold">{`${offer.brand} ${offer.model}`}</span>
                <span>{t('heroDays', { count: offer.quote.days })}</span>
                <Money baht={offer.quote.total} className="text-[1.0625rem] font-semibold" />
                <span>{t('heroTax')}</span>
              </p>
            )}
            <VehicleImage
              src={pictureOf(offer)}
              alt={`${offer.brand} ${offer.model}`}
              urgent
              sizes="(min-width: 1024px) 640px, 100vw"
            />
          </div>
        )}
      </div>
    </div>
  );
};
export default Hero;
