import { createServer } from 'node:net';

/** Answers to a line of the client; undefined says nothing. */
type Says = (line: string) => string | undefined;

/** A server that speaks as it likes. `heard` is every line it was told. */
const startServer = async (greeting: string, says: Says) => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').filter(Boolean)) {
        heard.push(line);
        const answer = says(line);
        if (answer !== undefined) socket.write(`${answer}\r\n`);
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { port, heard, close: () => new Promise<void>((closed) => server.close(() => closed())) };
};

/** A mail server that refuses every sign-in and repeats what it was told, as no server should. */
export const startTellTale = (mechanism: 'PLAIN' | 'LOGIN') => {
  const heard: string[] = [];
  return startServer('220 tell-tale ESMTP', (line) => {
    heard.push(line);
    if (line.startsWith('EHLO')) return `250-tell-tale\r\n250 AUTH ${mechanism}`;
    if (line === 'AUTH LOGIN') return '334 VXNlcm5hbWU6';
    if (line.startsWith('QUIT')) return '221 Bye';
    const isUserOfLogin = mechanism === 'LOGIN' && heard.at(-2) === 'AUTH LOGIN';
    return isUserOfLogin ? '334 UGFzc3dvcmQ6' : `535 You said ${line}`;
  });
};

/** Something else that listens, and says what it is before it is asked. */
export const startBanner = (banner: string) => startServer(banner, () => undefined);
