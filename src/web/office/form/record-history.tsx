import { useEffect, useState } from 'react';
import { api } from '../../api/browser.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Entry } from '../timeline/audit-entry.ts';
import { Timeline } from '../timeline/timeline.tsx';

type Kind =
  | 'addon'
  | 'category'
  | 'insurance-option'
  | 'insurance-package'
  | 'season'
  | 'promotion'
  | 'location'
  | 'claim-price'
  | 'location-pair';
type Props = { subject: Readonly<{ subjectKind: Kind; subjectId: string }> };

const SHOWN = 20;

/** A record's changes, in a closed disclosure. Not shown if they cannot be loaded. */
export const RecordHistory = ({ subject: { subjectKind, subjectId } }: Props) => {
  const t = useWords('office', 'form');
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let isHere = true;
    const params = { subjectKind, subjectId };
    void api.call('GET /admin/audit/:subjectKind/:subjectId', { params }).then((reply) => {
      if (isHere && reply.success) setEntries(reply.data.slice(0, SHOWN));
    });
    return () => {
      isHere = false;
    };
  }, [subjectKind, subjectId]);
  if (entries.length === 0) return null;
  return (
    <details className="group/history border-t border-line pt-3">
      <summary className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium">
        <Icon name="down" size="xs" className="quick group-open/history:rotate-180" />
        {t('history')}
      </summary>
      <div className="mt-3">
        <Timeline entries={entries} />
      </div>
    </details>
  );
};
