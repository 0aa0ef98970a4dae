import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { proofDesk } from '../../api/browser.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

type Asked = Readonly<{ withCode: boolean; answer: (isProven: boolean) => void }>;

/** Asks for the proof that a call of the office needs, once for all calls that wait for it. */
export const ProofDesk = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = useRef<Promise<boolean> | null>(null);
  useEffect(() => {
    proofDesk.ask = async ({ error, details }) => {
      if (error !== 'auth.proof-needed') return false;
      waiting.current ??= new Promise<boolean>((resolve) => {
        const answer = (isProven: boolean) => {
          waiting.current = null;
          setAsked(null);
          resolve(isProven);
        };
        setAsked({ withCode: details.withCode === true, answer });
      });
      return waiting.current;
    };
    return () => {
      delete proofDesk.ask;
    };
  }, []);
  return (
    asked && (
      <Suspense>
        <ProofDialog withCode={asked.withCode} onAnswer={asked.answer} />
      </Suspense>
    )
  );
};
