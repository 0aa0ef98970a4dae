import { useEffect, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useReload } from '../../../connection/use-reload.ts';

export type Checked = DataOf<'POST /admin/vehicles/import/check'>;
export type Running = DataOf<'GET /admin/vehicles/import/:id'>;
type File = Readonly<{ name: string; csv: string }>;

/** State of an import: the file, its check, and its progress. */
export const useImport = () => {
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const [failure, setFailure] = useState<{ of: 'check' | 'start' | 'progress'; failure: Failure } | null>(null);
  const [isBusy, setBusy] = useState(false);
  useProgress(running, setRunning, (refusal) => setFailure(refusal && { of: 'progress', failure: refusal }));

  const check = async (chosen: { name: string; text: () => Promise<string> }) => {
    setBusy(true);
    setFailure(null);
    setChecked(null);
    setRunning(null);
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    const outcome = await api.call('POST /admin/vehicles/import/check', { body: { csv } });
    setBusy(false);
    if (outcome.success) setChecked(outcome.data);
    else setFailure({ of: 'check', failure: outcome });
  };

  const start = async () => {
    if (!file || !checked) return;
    setBusy(true);
    setFailure(null);
    const body = { csv: file.csv, fileName: file.name, takeGood: checked.bad.length > 0 };
    const outcome = await api.call('POST /admin/vehicles/import', { body });
    setBusy(false);
    if (outcome.success) setRunning(outcome.data);
    else setFailure({ of: 'start', failure: outcome });
  };

  return { file, checked, running, failure, isBusy, check, start };
};

const EVERY_MS = 500;

/** Polls the progress until the import is done, then reloads the fleet. */
const useProgress = (
  running: Running | null,
  onProgress: (running: Running) => void,
  onFailure: (failure: Failure | null) => void,
) => {
  const reload = useReload();
  useEffect(() => {
    if (running?.status !== 'running') return;
    const timer = setTimeout(async () => {
      const outcome = await api.call('GET /admin/vehicles/import/:id', { params: { id: running.id } });
      onFailure(outcome.success ? null : outcome);
      onProgress(outcome.success ? outcome.data : { ...running });
      if (outcome.success && outcome.data.status === 'done') await reload();
    }, EVERY_MS);
    return () => clearTimeout(timer);
  });
};
