import { request } from 'node:http';
import { json } from 'node:stream/consumers';

type Place = Readonly<{ port: number /** Of this machine; limits count requests by it. */; address: string }>;

/** Sends writes from an address and returns the `data` of their answers. Throws what a refusal says. */
export const askFrom =
  ({ port, address }: Place) =>
  <Data>(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Data> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          ...{ port, path, host: '127.0.0.1', localAddress: address, method: 'POST' },
          headers: { 'content-type': 'application/json', ...headers },
        },
        async (answer) => {
          const said = (await json(answer)) as { data: Data };
          if (answer.statusCode === 200) resolve(said.data);
          else reject(new Error(`${path}: ${JSON.stringify(said)}`));
        },
      );
      asked.on('error', reject).end(JSON.stringify(body));
    });
