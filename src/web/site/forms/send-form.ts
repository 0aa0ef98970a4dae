import { data } from 'react-router';
import { isNoConnection } from '../../api/failure.ts';

type Sent<Answer> = Readonly<{ request: Request; serverAction: () => Promise<Answer> }>;

/**
 * The result of a page's `clientAction`: the server's reply to the form. If the connection failed, the result of
 * `unsent`, so that nothing that was typed is lost.
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
