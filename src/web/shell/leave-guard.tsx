import { type ComponentType, lazy, useEffect } from 'react';
import { type Path, useBlocker } from 'react-router';
import { hasUnsaved } from './unsaved.ts';

const LeaveDialog = lazy<ComponentType<Answers>>(() =>
  import('./leave-dialog.tsx').catch(() => ({ default: LeaveByBrowser })),
);

type Answers = { to: Path; onStay: () => void; onLeave: () => void };

/** Where the dialog's file is gone since a release: a move by the browser, which asks itself. */
const LeaveByBrowser = ({ to, onStay }: Answers) => {
  useEffect(() => {
    onStay();
    window.location.assign(to.pathname + to.search);
  });
  return null;
};

/** Asks before an unsaved form is left for another page of ours (with a dialog) or anywhere else (the browser asks). */
export const LeaveGuard = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    blocker.state === 'blocked' && (
      <LeaveDialog to={blocker.location} onStay={blocker.reset} onLeave={blocker.proceed} />
    )
  );
};
