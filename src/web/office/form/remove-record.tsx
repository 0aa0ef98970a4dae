import { type ComponentProps, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import type { CallArguments, ContractRoute, ReplyOf } from '../../api/routes.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useMutation } from '../live/use-mutation.ts';
import { ConfirmRemoval } from './confirm-removal.tsx';

type Removing = Extract<ContractRoute, `DELETE ${string}/:id`>;

type Props<R extends Removing> = Pick<
  ComponentProps<typeof ConfirmRemoval>,
  'title' | 'keep' | 'remove' | 'onClose'
> & {
  route: R;
  id: string;
  /** The button's label during the removal. */
  busy: string;
  /** The message after the removal, and a callback. */
  done?: (reply: ReplyOf<R>) => string;
  onRemoved?: (reply: ReplyOf<R>) => void;
  /** The alert's title when the removal was refused, and when the server could not be reached. */
  notRemoved: string;
  notReached?: string;
  /** What is removed, the consequences, and what the server found in the way. */
  children: ReactNode | ((failure: Failure | null) => ReactNode);
};

/** Confirms and performs the removal of a record, and reports the result. */
export const RemoveRecord = <R extends Removing>(props: Props<R>) => {
  const {
    route,
    id,
    busy,
    done,
    notRemoved,
    notReached = notRemoved,
    onRemoved,
    remove,
    children,
    onClose,
    ...looks
  } = props;
  const { run, isBusy } = useMutation();
  const { revalidate } = useRevalidator();
  const say = useProblemWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const failed = (refusal: Failure) => {
    setFailure(refusal);
    // The record has changed meanwhile: reload the list to show the obstacle.
    if (refusal.status === 409) void revalidate();
  };
  const act = async () => {
    setFailure(null);
    const reply = await run(route, { params: { id } } as CallArguments<R>[0], { ...(done && { done }), failed });
    if (!reply) return;
    onRemoved?.(reply);
    onClose();
  };
  return (
    <ConfirmRemoval
      {...looks}
      // Pressing again cannot clear a conflict.
      remove={failure?.status !== 409 && remove}
      busy={isBusy && busy}
      failed={failure && { title: failure.status === 0 ? notReached : notRemoved, text: say(failure) }}
      onRemove={() => void act()}
      onClose={onClose}
    >
      {typeof children === 'function' ? children(failure) : children}
    </ConfirmRemoval>
  );
};
