import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';

const words = {
  create: { refused: 'create', broken: 'creating' },
  update: { refused: 'update', broken: 'updating' },
  delete: { refused: 'delete', broken: 'deleting' },
  password: { refused: 'password', broken: 'changingPassword' },
} as const;

/** Why something with a user did not work: the sentence of document 3, section 8, and the reason where one was given. */
export const useUserTrouble = (doing: keyof typeof words): ((failure: Failure) => string) => {
  const { t } = useTranslation('colleagues', { keyPrefix: 'errors' });
  const say = useProblemWords();
  const { refused, broken } = words[doing];
  return (failure) => (failure.status === 0 ? t(broken) : `${t(refused)}. ${say(failure)}`);
};
