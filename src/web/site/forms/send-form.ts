import { data } from 'react-router';
import { isNoConnection } from '../../api/failure.ts';

type Sent<Answer> = Readonly<{ request: Request; serverAction: () => Promise<Answer> }>;

/**
 * What a page's `clientAction` answers: what the server makes of the form. Where the connection broke, the page goes on
 * with what `unsent` makes of it, so that nothing that was typed is lost.
 */
export const sendForm = async <Answer, Unsent>(
  { request, serverAction }: Sent<Answer>,
  unsent: (form: FormData) => Unsent,
) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (reason) {
    if (!isNoConnection(reason)) throw reason;
    return data(unsent(form), { status: 503 });
  }
};
