import { useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePrinting } from '../paper/use-printing.ts';
import { IssueDialog } from './issue-dialog.tsx';
import type { Documents, IssueKind } from './issued.ts';
import { ReplacementDialog } from './replacement-dialog.tsx';
import { usePrintDocument } from './use-print-document.ts';

/** The action on a booking's documents: show one by id, issue a kind, or open or print the valid one of a kind. */
export type DocumentPurpose =
  | Readonly<{ show: string }>
  | Readonly<{ issue: IssueKind }>
  | Readonly<{ open: 'document' }>
  | Readonly<{ print: IssueKind }>;

type Props = { bookingId: string; documents: Documents; purpose: DocumentPurpose; onClose: () => void };

/** Issues the document first if it does not exist yet, then shows it, and prints it if requested. */
export const DocumentDialogs = ({ bookingId, documents, purpose, onClose }: Props) => {
  const [shown, setShown] = useState(() => idIn(purpose, documents));
  const isPrinted = 'print' in purpose;
  if (shown !== null) return <DocumentDialog id={shown} isPrinted={isPrinted} onClose={onClose} />;
  const kind = kindIn(purpose, documents);
  return (
    <IssueDialog
      bookingId={bookingId}
      documents={documents}
      kind={kind}
      onClose={onClose}
      onIssued={({ id }) => setShown(id)}
    />
  );
};

const kindIn = (purpose: DocumentPurpose, { refusals }: Documents): IssueKind => {
  if ('issue' in purpose) return purpose.issue;
  if ('print' in purpose) return purpose.print;
  return refusals.receipt === null ? 'receipt' : 'tax-invoice';
};

/** The id of the existing document; null if one has to be issued first. */
const idIn = (purpose: DocumentPurpose, { current }: Documents): string | null => {
  if ('show' in purpose) return purpose.show;
  return 'issue' in purpose ? null : current;
};

type DocumentDialogProps = {
  id: string;
  /** Starts printing as soon as the document is shown. */
  isPrinted: boolean;
  onClose: () => void;
};

/** An issued document: its pages, the download, and printing, after which the dialog closes. */
const DocumentDialog = ({ id, isPrinted, onClose }: DocumentDialogProps) => {
  const t = useWords('invoices');
  const say = useProblemWords();
  const { answer, retry } = useLatest(id, (signal) => api.call('GET /admin/documents/:id', { params: { id }, signal }));
  if (answer?.success) return <Shown document={answer.data} isPrinted={isPrinted} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title={t('title')} actions={<Button onClick={onClose}>{t('shown.close')}</Button>}>
      {answer ? (
        <RetryAlert tone="danger" title={t('shown.notLoaded')} retry={retry}>
          {say(answer)}
        </RetryAlert>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Modal>
  );
};

type ShownProps = Omit<DocumentDialogProps, 'id'> & { document: DataOf<'GET /admin/documents/:id'> };

const Shown = ({ document, isPrinted, onClose }: ShownProps) => {
  const t = useWords('invoices');
  const say = useProblemWords();
  const [isReplacing, setReplacing] = useState(false);
  const { id, kind, number, pages, nextMark, replacedBy } = document;
  // A paper that was forgotten with its buyer is not printed.
  const isKept = pages > 0;
  const { print, setPrint, printIt, isBusy, failure } = usePrintDocument(id, isPrinted && isKept);
  const name = t(`named.${kind}`, { number });
  const addresses = Array.from({ length: pages }, (_, index) => `/api/admin/documents/${id}/pages/${index + 1}`);
  return (
    <Modal open onClose={onClose} title={name}>
      {/* Stays in sight however long the document is. */}
      <div className="sticky top-0 z-10 -mx-5 -mt-3 flex flex-wrap items-center justify-end gap-2 border-b border-line bg-raised px-5 py-3 md:-mx-7 md:px-7">
        <p className="min-w-0 flex-[1_1_200px] text-xs max-sm:basis-full text-muted wrap-anywhere">
          {isKept ? t('shown.text', { name }) : t('shown.forgotten')}
        </p>
        {isKept && (
          <>
            {nextMark !== 'original' && !replacedBy && (
              <Button size="sm" look="quiet" onClick={() => setReplacing(true)}>
                {t('shown.replacement')}
              </Button>
            )}
            <a href={`/api/admin/documents/${id}/file`} download className={buttonClass('outline', 'sm')}>
              <Icon name="download" size="sm" />
              {t('shown.pdf')}
            </a>
            <Button look="brand" size="sm" busy={isBusy && t('replacement.busy')} onClick={() => void printIt()}>
              <Icon name="print" size="sm" />
              {t(`shown.print-${nextMark}`)}
            </Button>
          </>
        )}
        <Button size="sm" onClick={onClose}>
          {t('shown.close')}
        </Button>
      </div>
      {failure && (
        <Alert tone="danger" title={t('shown.notPrinted')}>
          {say(failure)}
        </Alert>
      )}
      <div className="office-document grid gap-3">
        {addresses.map((address, index) => (
          <img
            key={address}
            src={address}
            alt={t('shown.page', { page: index + 1, pages, name })}
            className="w-full rounded-sm border border-line bg-white"
          />
        ))}
      </div>
      {isReplacing && <ReplacementDialog id={id} onPrint={setPrint} onClose={() => setReplacing(false)} />}
      {print && (
        <PrintPages
          addresses={addresses.map((address) => `${address}?print=${print}`)}
          paper={kind === 'receipt' ? 'letter' : 'a4'}
          onDone={onClose}
        />
      )}
    </Modal>
  );
};

type PrintPagesProps = { addresses: readonly string[]; paper: 'a4' | 'letter'; onDone: () => void };

/** Prints the pages of a document in place of the screen, then removes them. */
const PrintPages = ({ addresses, paper, onDone }: PrintPagesProps) => {
  const [loaded, setLoaded] = useState(0);
  usePrinting(loaded >= addresses.length, onDone);
  return createPortal(
    <div className={`office-paper office-paper-${paper}`}>
      {addresses.map((address) => (
        <img key={address} src={address} alt="" onLoad={() => setLoaded((before) => before + 1)} />
      ))}
    </div>,
    document.body,
  );
};
