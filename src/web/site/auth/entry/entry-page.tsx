import type { ReactNode } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { PageHead } from '../../../shell/page-head.tsx';

import '../../../styles/account.css';

type Props = { title: string; children: ReactNode };

/**
 * The layout of the login and registration pages: a narrow form, on wide screens beside the bridge drawing. Not
 * indexed.
 */
export const EntryPage = ({ title, children }: Props) => (
  <div className="grid lg:min-h-[min(calc(100dvh-73px),827px)] lg:grid-cols-2">
    <PageHead title={title} isIndexed={false} />
    <EntryArt />
    <div className="grid place-items-center px-4 pt-7 pb-10 md:py-12 max-md:place-items-start">
      <div className="grid w-full max-w-102 gap-4.5">{children}</div>
    </div>
  </div>
);

const ends = [490, 630, 420, 700, 350, 770, 280, 840, 210, 910, 140, 980, 70, 1050, 0, 1120, -70, 1190];
const cables = ends.map((x) => `M560-20 ${x} 640`).join('');

/** The bridge drawing beside the form, on wide screens. */
const EntryArt = () => {
  const t = useWords('login');
  return (
    <div className="relative flex flex-col justify-between overflow-hidden bg-ground pr-16 pb-11 pl-[max(24px,calc((100vw-var(--page-max))/2+24px))] text-on-ground max-lg:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 700 800"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <path d={cables} stroke="var(--teal-300)" opacity=".22" />
        <path d="M557-20h7v660h-9Z" fill="var(--teal-400)" opacity=".55" />
        <path d="M0 640h700" stroke="var(--teal-600)" strokeWidth="1.5" opacity=".6" />
        <path d="M0 641h700v170H0Z" fill="var(--teal-900)" opacity=".55" />
      </svg>
      <p className="relative max-w-[15ch] pt-18 text-3xl leading-tight font-semibold tracking-tight text-balance">
        {t('art')}
      </p>
      <img
        src="/drawings/hatchback.svg?paint=d5cdc0"
        alt=""
        width={580}
        height={252}
        className="relative mt-6 -mb-4 -ml-8.5 h-auto w-[calc(100%+54px)] max-w-none"
      />
    </div>
  );
};
