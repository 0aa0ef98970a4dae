import { useTranslation } from 'react-i18next';

/** Half of a wide screen: the bridge and a car. Nothing on a small one. */
export const LoginArt = () => {
  const { t } = useTranslation('login');
  return (
    <div className="on-ground relative isolate hidden flex-col overflow-hidden bg-ground pr-16 pb-11 pl-[max(24px,calc((100vw-var(--page-max))/2+24px))] text-on-ground lg:flex">
      <svg
        aria-hidden="true"
        viewBox="0 0 720 827"
        preserveAspectRatio="xMidYMin slice"
        className="absolute inset-0 -z-10 size-full"
      >
        <path
          d="M577 0 0 664M577 0 96 664M577 0 192 664M577 0 288 664M577 0 384 664M577 0 480 664M577 0 720 132M577 0 720 265M577 0 720 400M577 0 720 560"
          stroke="var(--teal-300)"
          opacity=".22"
        />
        <path d="M573 0h8l3 664h-14Z" fill="var(--teal-400)" opacity=".6" />
        <path d="M0 664h720v163H0Z" fill="var(--teal-900)" opacity=".7" />
        <path d="M0 664h720" stroke="var(--teal-300)" strokeWidth="1.5" opacity=".4" />
      </svg>
      <p className="max-w-[15ch] pt-18 text-3xl leading-tight font-semibold tracking-tight">{t('art')}</p>
      <img
        src="/drawings/hatchback.svg?paint=d9d3c6"
        alt=""
        width={580}
        height={252}
        className="mt-auto -mr-5 -ml-8 h-auto w-[calc(100%+54px)] max-w-none"
      />
    </div>
  );
};
