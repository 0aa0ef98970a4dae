import { Form, useNavigation } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** Asks for the link to a draft, where the address had none, or after one that did not open it. */
export const PasteLink = ({ failed }: { failed: 'over' | 'unreachable' | null }) => {
  const t = useWords('content', 'preview');
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="page-width grid max-w-160 gap-4 py-10 md:py-16">
      <PageHead title={t('title')} isIndexed={false} />
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      {failed && !isBusy && (
        <Alert tone="danger" title={t(`${failed}.title`)}>
          {t(`${failed}.text`)}
        </Alert>
      )}
      <Form method="post" className="grid gap-4.5">
        <TextField name="token" label={t('label')} hint={t('hint')} autoComplete="off" maxLength={1000} />
        <Button type="submit" look="accent" size="lg" wide busy={isBusy && t('opening')}>
          {t('open')}
        </Button>
      </Form>
    </div>
  );
};
