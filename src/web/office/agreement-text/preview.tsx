import { useState } from 'react';
import { downloadFrom } from '../../api/download.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';

type Props = {
  thai: string;
  english: string;
  /** What is wrong about the text, by field. */
  onWrong: (messages: Readonly<Record<string, string>>) => void;
};

/** Prints the text as it is typed about an invented booking. */
export const Preview = ({ thai, english, onWrong }: Props) => {
  const t = useWords('agreementText', 'editor');
  const say = useProblemWords();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    const failure = await downloadFrom('/api/admin/agreement-texts/preview', {
      method: 'POST',
      body: { thai, english },
    });
    setBusy(false);
    if (!failure) return;
    const wrong = Object.entries(failure.fields);
    if (wrong.length > 0) onWrong(Object.fromEntries(wrong.map(([field, problem]) => [field, say(problem)])));
    else notify({ message: `${t('notPrinted')}: ${say(failure)}`, tone: 'problem' });
  };
  return (
    <Button onClick={print} busy={isBusy && t('previewBusy')}>
      <Icon name="eye" size="sm" />
      {t('preview')}
    </Button>
  );
};
