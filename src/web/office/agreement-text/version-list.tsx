import { Link } from 'react-router';
import { checklistItems } from '#kernel/agreement-text.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { formatDayTime } from '../../ui/dates.ts';

export type TextVersion = DataOf<'GET /admin/agreement-texts/:number'>;
type Head = DataOf<'GET /admin/agreement-texts'>[number];

const tones: Record<Head['state'], Tone> = { valid: 'success', future: 'info', past: 'neutral', overtaken: 'neutral' };

type Props = {
  versions: readonly Head[];
  /** The number of the version that is shown below. */
  shown: number;
};

/** The versions, newest first, each a link to its text. */
export const VersionList = ({ versions, shown }: Props) => {
  const t = useWords('agreementText');
  return (
    <section aria-label={t('versions')} className="overflow-hidden rounded-lg border border-line bg-surface">
      <ul className="divide-y divide-line text-xs">
        {versions.map((version) => (
          <li key={version.number}>
            <Link
              to={`/admin/agreement-text?version=${version.number}`}
              preventScrollReset
              aria-current={version.number === shown ? 'true' : undefined}
              className="grid gap-1 px-4 py-3 quick hover:bg-hover aria-[current]:bg-brand-soft md:px-6"
            >
              <VersionFacts version={version} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is known of a version: since when it is signed, who wrote it, how often it was signed, what the list misses. */
const VersionFacts = ({ version }: { version: Head }) => {
  const t = useWords('agreementText');
  const language = useLanguage();
  const { number, state, validFrom, writtenBy, contains, signed } = version;
  const open = checklistItems.length - contains.length;
  const from =
    writtenBy === null ? t('fromStart') : t('from', { when: formatDayTime(validFrom, language, { year: true }) });
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="text-sm font-semibold">{t('version', { number })}</span>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        <Badge tone={open === 0 ? 'success' : 'warning'}>{open === 0 ? t('whole') : t('open', { count: open })}</Badge>
      </span>
      <span className="text-muted figures">
        {[
          from,
          writtenBy === null ? t('byProduct') : t('by', { name: writtenBy }),
          t('signed', { count: signed }),
        ].join(', ')}
      </span>
    </>
  );
};
