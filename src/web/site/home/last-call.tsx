import { useWords } from '../../languages/use-words.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** The final link to the vehicles. */
export const LastCall = () => {
  const t = useWords('home');
  return (
    <section aria-labelledby="last" className="page-width pt-11 md:pt-20">
      <div className="on-ground relative grid items-end overflow-hidden rounded-panel bg-ground px-6 pt-8 text-on-ground md:grid-cols-[1fr_1.25fr] md:gap-8 md:rounded-[28px] md:px-10 md:pt-16 lg:px-16 dark:bg-ground-2">
        <div className="pb-8 md:pb-16">
          <h2 id="last" className="mb-3 text-2xl md:text-3xl leading-tight tracking-tight">
            {t('last.heading')}
          </h2>
          <p className="mb-6 max-w-[40ch] text-on-ground-muted">{t('last.text')}</p>
          <LinkButton
            to="/vehicles"
            size="lg"
            className="border-transparent! bg-on-ground text-ground! hover:bg-on-ground/90!"
          >
            {t('browse')}
          </LinkButton>
        </div>
        <div aria-hidden="true" className="max-md:hidden -mr-5 -mb-1.5 flex items-end lg:-mr-12">
          <img
            src="/drawings/city-car.svg?paint=e9ddc6"
            alt=""
            loading="lazy"
            width={580}
            height={252}
            className="h-auto w-[68%]"
          />
          <img
            src="/drawings/scooter.svg?paint=3f9aa0"
            alt=""
            loading="lazy"
            width={580}
            height={252}
            className="-ml-[18%] h-auto w-[58%]"
          />
        </div>
      </div>
    </section>
  );
};
