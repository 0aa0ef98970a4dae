import { useRefusalWords } from '../../site/refusals/use-refusal-words.ts';

/** What the server says of a field or warns of, in the page's language. */
export const useSentences = (): ((said: string) => string) => {
  const say = useRefusalWords();
  return (said) =>
    say({ success: false, status: 422, message: said, error: 'form.invalid', fields: { said }, details: {} });
};
