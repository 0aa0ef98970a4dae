import { useRef } from 'react';
import { fleetColumns, neededColumns } from '#kernel/fleet-file.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { SidePanel } from '../../panel/side-panel.tsx';
import { useNeighbours } from '../form/panel-links.tsx';
import { fleetPath } from '../list/fleet-search.ts';
import { BadLines } from './bad-lines.tsx';
import { type Running, useImport } from './use-import.ts';

/**
 * `/admin/vehicles/import`: imports vehicles from a file. Shows the invalid lines first, then imports the others on
 * confirmation.
 */
const ImportFleet = () => {
  const t = useWords('fleet', 'import');
  const { search } = useNeighbours(undefined);
  const { file, checked, running, failure, isBusy, check, start } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const say = useProblemWords();
  const bad = checked?.bad.length ?? 0;
  const choose = (
    <Button
      size="sm"
      look={checked || running ? 'outline' : 'accent'}
      busy={isBusy && !checked && t('checking')}
      onClick={() => input.current?.click()}
    >
      {t(file ? 'again' : 'choose')}
    </Button>
  );
  return (
    <SidePanel
      isWide
      title={t('title')}
      label={t('title')}
      closePath={fleetPath(search)}
      actions={
        <div className="ml-auto flex flex-wrap gap-2">
          {running?.status !== 'running' && choose}
          {checked && !running && checked.good > 0 && (
            <Button size="sm" look="accent" busy={isBusy && t('starting')} onClick={start}>
              {t(bad > 0 ? 'startGood' : 'start', { count: checked.good })}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-4 p-4 text-sm md:p-5">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('file')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void check(chosen);
            currentTarget.value = '';
          }}
        />
        {!checked && !running && <Instructions />}
        {failure && (
          <Alert
            tone="danger"
            title={t(failure.of === 'check' ? 'failed' : failure.of === 'start' ? 'notStarted' : 'lost')}
          >
            {say(failure.failure)}
          </Alert>
        )}
        {checked && file && !running && (
          <div role="status" className="grid gap-1">
            <p className="font-semibold">{t('checked', { count: checked.lines, file: file.name })}</p>
            <p className="text-success">{t('good', { count: checked.good })}</p>
            {bad > 0 && <p className="text-danger">{t('bad', { count: bad })}</p>}
          </div>
        )}
        {running && <Progress running={running} />}
        {!running && bad > 0 && <BadLines bad={checked?.bad ?? []} />}
      </div>
    </SidePanel>
  );
};
export default ImportFleet;

const Instructions = () => {
  const t = useWords('fleet', 'import');
  return (
    <>
      <p>{t('text')}</p>
      <div>
        <h3 className="mb-1.5 text-xs font-semibold">{t('columns')}</h3>
        <ul className="flex flex-wrap gap-1.5 text-xs">
          {fleetColumns.map((name) => (
            <li key={name} className="rounded-sm bg-sunken px-2 py-0.5">
              <code>{name}</code>
              {neededColumns.includes(name) && <span className="text-muted"> ({t('needed')})</span>}
            </li>
          ))}
        </ul>
      </div>
      <a
        href="/admin/vehicles/import/example.csv"
        download
        className={`${buttonClass('outline', 'sm')} justify-self-start`}
      >
        {t('example')}
      </a>
    </>
  );
};

/** An import's progress and result. */
const Progress = ({ running: { status, done, total, bad } }: { running: Running }) => {
  const t = useWords('fleet', 'import');
  return (
    <>
      <div role="status" className="grid gap-2">
        {status === 'running' ? (
          <p className="font-semibold figures">{t('running', { done, total })}</p>
        ) : (
          <p className="font-semibold text-success">{t('done', { count: done })}</p>
        )}
        {status === 'done' && bad.length > 0 && <p className="text-danger">{t('leftOut', { count: bad.length })}</p>}
      </div>
      <progress aria-label={t('progress')} value={done} max={total} className="h-2 w-full accent-brand" />
      {status === 'done' && bad.length > 0 && <BadLines bad={bad} />}
    </>
  );
};
