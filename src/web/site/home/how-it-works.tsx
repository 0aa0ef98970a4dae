import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { PriceBreakdown } from '../../quote/price-breakdown.tsx';
import { useMailContext } from '../../shell/use-site.ts';
import { formatDayRange } from '../../ui/dates.ts';
import { VehicleImage } from '../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../vehicle-card/picture-of.ts';
import type { Home } from './read-home.ts';

type Example = NonNullable<Home['example']>;

/** The three steps of a booking, beside the breakdown of a real price. */
export const HowItWorks = ({ example }: { example: Example | null }) => {
  const t = useWords('home', 'steps');
  const noMail = useMailContext();
  return (
    <section
      aria-labelledby="steps"
      className="page-width grid items-center gap-9 pt-11 md:pt-20 lg:grid-cols-2 lg:gap-20"
    >
      <div>
        <h2 id="steps" className="max-w-[21ch] text-2xl leading-tight md:text-3xl tracking-tight">
          {t('heading')}
        </h2>
        <ol className="mt-5 grid gap-4">
          {(['dates', 'cover', 'pay'] as const).map((step, index) => (
            <li key={step} className="grid grid-cols-[34px_1fr] gap-x-3.5 gap-y-0.5">
              <span
                aria-hidden="true"
                className="row-span-2 grid size-7.5 place-items-center rounded-full border-[1.5px] border-line-strong text-sm font-semibold text-link"
              >
                {index + 1}
              </span>
              <h3 className="text-base">{t(step)}</h3>
              <p className="col-start-2 text-[0.9375rem] text-muted">{t(`${step}Text`, noMail)}</p>
            </li>
          ))}
        </ol>
      </div>
      {example && <Slip example={example} />}
    </section>
  );
};

const Slip = ({ example: { vehicle, period, quote } }: { example: Example }) => {
  const t = useWords('home', 'steps');
  const language = useLanguage();
  const name = `${vehicle.brand} ${vehicle.model}`;
  const days = formatDayRange(period.startDate.slice(0, 10), period.endDate.slice(0, 10), language, { long: true });
  return (
    <figure className="w-full max-md:hidden max-w-120 rounded-xl bg-raised p-5.5 shadow-lg md:px-8 md:py-7.5 lg:justify-self-end">
      <figcaption className="mb-3 flex items-center justify-between gap-4">
        <span>
          <span className="block font-semibold">{t('example', { name })}</span>
          <span className="block text-sm text-muted">{t('exampleDays', { count: quote.days, period: days })}</span>
        </span>
        <VehicleImage src={pictureOf(vehicle)} alt="" sizes="130px" className="w-24 shrink-0 md:w-32.5" />
      </figcaption>
      <PriceBreakdown quote={quote} vehicle={name} />
    </figure>
  );
};
