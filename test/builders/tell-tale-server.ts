import { createServer } from 'node:net';

/** Returns the response to a client's line; undefined for no response. */
type Says = (line: string) => string | undefined;

/** A line-based TCP server with scripted responses. `heard` contains every line received. */
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
  return { port, heard, server, close: () => new Promise<void>((closed) => server.close(() => closed())) };
};

/** A mail server that refuses every sign-in and echoes the credentials in its error message. */
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

/** A server of another protocol, which sends a banner on connection. */
export const startBanner = (banner: string) => startServer(banner, () => undefined);
