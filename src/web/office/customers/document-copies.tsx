import { useState } from 'react';
import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../languages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useMutation } from '../live/use-mutation.ts';
import { ChooseCopy } from './choose-document-copy.tsx';
import type { CustomerDetails } from './customers-search.ts';

/** The stored copies of passport and driving licence. */
export const Copies = ({ customer }: { customer: CustomerDetails }) => {
  const t = useWords('customers', 'copies');
  return (
    <div className="mt-3 grid gap-2">
      {(['passport', 'license'] as const).map((kind) => (
        <OneCopy
          key={kind}
          customer={customer}
          kind={kind}
          document={customer.documents.find((one) => one.kind === kind) ?? null}
        />
      ))}
      {!customer.isAnonymised && <p className="text-2xs text-subtle">{t('hint')}</p>}
    </div>
  );
};

type Document = CustomerDetails['documents'][number];
type Props = { customer: CustomerDetails; kind: Document['kind']; document: Document | null };

/** One document: its stored copy, and the actions on it. */
const OneCopy = ({ customer, kind, document }: Props) => {
  const t = useWords('customers', 'copies');
  const word = t(kind);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line px-3 py-2.5">
      <Picture customer={customer} document={document} word={word} />
      <div className="min-w-0 flex-1">
        <p className="text-xs font-semibold">{word}</p>
        <p className="text-2xs text-subtle">{document ? <FileFacts document={document} /> : t('none')}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        {document && (
          <a
            href={documentPath(customer.id, document.id)}
            download
            aria-label={t('openOne', { kind: word })}
            className={buttonClass('quiet', 'xs')}
          >
            {t('open')}
          </a>
        )}
        {!customer.isAnonymised && <ChooseCopy id={customer.id} kind={kind} isReplacing={document !== null} />}
        {document && <RemoveCopy id={customer.id} documentId={document.id} word={word} />}
      </div>
    </div>
  );
};

const FileFacts = ({ document: { type, bytes } }: { document: Document }) => {
  const t = useWords('customers', 'copies');
  const size = formatNumber(Math.max(1, Math.round(bytes / 1024)));
  return t(type === 'application/pdf' ? 'pdf' : 'picture', { size });
};

const Picture = ({ customer, document, word }: Omit<Props, 'kind'> & { word: string }) => {
  const t = useWords('customers', 'copies');
  if (document?.type !== 'image/webp')
    return (
      <span className="grid h-12 w-16 place-items-center rounded-sm bg-sunken text-subtle">
        <Icon name="document" />
      </span>
    );
  return (
    <img
      src={documentPath(customer.id, document.id)}
      alt={t('alt', { kind: word, name: customer.name })}
      loading="lazy"
      className="h-12 w-16 rounded-sm bg-sunken object-cover"
    />
  );
};

const RemoveCopy = ({ id, documentId, word }: { id: string; documentId: string; word: string }) => {
  const t = useWords('customers');
  const { run, isBusy } = useMutation();
  const [isConfirming, setConfirming] = useState(false);
  const remove = async () => {
    const params = { id, documentId };
    await run('DELETE /admin/customers/:id/documents/:documentId', { params }, { done: t('copies.removed') });
    setConfirming(false);
  };
  return (
    <>
      <Button
        look="quiet"
        size="xs"
        className="text-danger!"
        aria-label={t('copies.removeOne', { kind: word })}
        onClick={() => setConfirming(true)}
      >
        {t('copies.remove')}
      </Button>
      <Modal
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('copies.sure')}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t('do.cancel')}</Button>
            <Button look="danger" busy={isBusy && t('delete.busy')} onClick={remove}>
              {t('copies.remove')}
            </Button>
          </>
        }
      >
        <p className="text-muted">
          {word}. {t('copies.sureText')}
        </p>
      </Modal>
    </>
  );
};

const documentPath = (id: string, documentId: string): string => `/api/admin/customers/${id}/documents/${documentId}`;
