import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/browser.ts';
import type { Failure } from '../../api/failure.ts';
import { useAttemptKey } from '../form/use-attempt-key.ts';

/** Records that a document is handed out; `print` is the id of the print, to be printed. `isAtOnce` starts it. */
export const usePrintDocument = (id: string, isAtOnce: boolean) => {
  const [print, setPrint] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const present = useAttemptKey();
  const attempt = useRef(present);
  attempt.current = present;
  const printIt = useCallback(async () => {
    const { key, renewAfter } = attempt.current;
    setBusy(true);
    setFailure(null);
    const headers = { 'Idempotency-Key': key };
    const printed = await api.call('POST /admin/documents/:id/prints', { params: { id }, body: {}, headers });
    setBusy(false);
    if (printed.success) return setPrint(printed.data.id);
    renewAfter(printed);
    setFailure(printed);
  }, [id]);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isAtOnce || isBegun.current) return;
    isBegun.current = true;
    void printIt();
  }, [isAtOnce, printIt]);
  return { print, setPrint, printIt, isBusy, failure };
};
