import { data, isRouteErrorResponse } from 'react-router';

type Sent<Answer> = Readonly<{ request: Request; serverAction: () => Promise<Answer> }>;

/**
 * Sends a form to its route's action. If no answer of the product arrives, `unsent` keeps what was typed, as the form's
 * answer with status 503.
 */
export const sendForm = async <Answer, Unsent>(
  { request, serverAction }: Sent<Answer>,
  unsent: (form: FormData) => Unsent,
) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (reason) {
    if (isAnswer(reason)) throw reason;
    return data(unsent(form), { status: 503 });
  }
};

/** Whether the product answered: with a redirect or a missing page. A server error, a limit and a broken answer do not count. */
const isAnswer = (reason: unknown) =>
  reason instanceof Response || (isRouteErrorResponse(reason) && reason.status < 500 && reason.status !== 429);
