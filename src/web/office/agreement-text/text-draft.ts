import type { ChecklistItem } from '#kernel/agreement-text.ts';
import type { CallArguments } from '../../api/routes.ts';
import type { TextVersion } from './version-list.tsx';

/** A version as it is typed. `day` and `time` count where it is valid later. */
export type TextDraft = Readonly<{
  thai: string;
  english: string;
  contains: readonly ChecklistItem[];
  start: 'now' | 'later';
  day: string;
  time: string;
}>;

/** The next version begins with the newest one; its ticks are made anew, by whoever has read the text. */
export const draftOf = ({ thai, english }: TextVersion): TextDraft => ({
  thai,
  english,
  contains: [],
  start: 'now',
  day: '',
  time: '00:00',
});

type Sent = CallArguments<'POST /admin/agreement-texts'>[0]['body'];

export const sentOf = ({ thai, english, contains, start, day, time }: TextDraft, basedOn: number): Sent => ({
  basedOn,
  thai,
  english,
  contains: [...contains],
  validFrom: start === 'now' ? null : `${day}T${time}`,
});
