import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useIsReady } from '../../../shell/use-is-ready.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { StarChoice } from '../../../ui/form/star-choice.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useProblems } from '../../forms/use-problems.ts';
import { useTyped } from '../../forms/use-typed.ts';
import type { Rental } from './opened-rental.tsx';
import { longest, type ReviewField, readTyped, type Sent, type Wrong, wrongIn } from './send-review.ts';

type Props = {
  rental: Rental;
  token: string;
  attempt: string;
  /** The result of the last attempt. */
  sent: Sent | null;
};

/** Stars, text and city: a plain form that scripts check before it is sent. */
export const ReviewForm = ({ rental: { vehicle, name }, token, attempt, sent }: Props) => {
  const t = useWords('reviews', 'page');
  const isReady = useIsReady();
  const language = useLanguage();
  const isBusy = useNavigation().formMethod === 'POST';
  const typed = sent && 'typed' in sent ? sent.typed : null;
  const onInput = useTyped(sent, false);
  const { at, edit, check } = useProblems({
    answer: sent,
    inAnswer: sent && 'wrong' in sent ? asProblems(sent.wrong) : [],
    look: (form) => asProblems(wrongIn(readTyped(form))),
  });
  const errorOf = (field: ReviewField) => {
    const problem = at(field);
    return problem && t(`wrong.${field}.${problem.wrong}`);
  };
  return (
    <Form method="post" noValidate={isReady} onInput={onInput} onChange={edit} onSubmit={check} className="grid gap-6">
      <div>
        <h1 className="text-3xl leading-tight tracking-tight">
          {t('heading', { vehicle: `${vehicle.brand} ${vehicle.model}` })}
        </h1>
        <p className="mt-2 text-muted">{t('lead', { name })}</p>
      </div>
      {sent && 'problem' in sent && !isBusy && (
        <Alert tone="danger" title={t('failed')}>
          {t(`problem.${sent.problem}`)}
        </Alert>
      )}
      <input type="hidden" name="access" value={token} />
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="language" value={language} />
      <StarChoice
        id="rating"
        name="rating"
        label={t('rating')}
        given={typed?.rating ?? null}
        error={errorOf('rating')}
      />
      <TextArea
        rows={6}
        id="comment"
        name="comment"
        label={t('comment')}
        hint={t('commentHint')}
        maxLength={longest.comment}
        defaultValue={typed?.comment ?? ''}
        error={errorOf('comment')}
      />
      <TextField
        id="city"
        name="city"
        label={t('city')}
        optional
        autoComplete="address-level2"
        maxLength={longest.city}
        defaultValue={typed?.city ?? ''}
        error={errorOf('city')}
        className="max-w-80"
      />
      <Button
        type="submit"
        look="accent"
        size="lg"
        busy={isBusy && t('busy')}
        className="justify-self-start max-sm:w-full"
      >
        {t('send')}
      </Button>
    </Form>
  );
};

const order: readonly ReviewField[] = ['rating', 'comment', 'city'];

const asProblems = (wrongs: Partial<Record<ReviewField, Wrong>>) =>
  order.flatMap((field) => {
    const wrong = wrongs[field];
    return wrong ? [{ field, wrong }] : [];
  });
