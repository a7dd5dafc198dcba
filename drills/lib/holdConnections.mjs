/**
 * One address that opens very many connections by TLS and lets none go: `node holdConnections.mjs PORT ADDRESS COUNT`. A
 * third asks for a page and then for nothing more, a third reads nothing of what it asked for, a third never ends its
 * headers. What is cut is opened anew. Writes how many are open, a line each second.
 */
import {connect} from 'node:tls';

const [port, localAddress, count] = process.argv.slice(2);
const head = 'Host: www.example.com\r\nAccept-Encoding: identity\r\n';
const openings = [
  (socket) => socket.resume().write(`GET /pricing HTTP/1.1\r\n${head}\r\n`),
  // It stays paused: nothing is read.
  (socket) => socket.write(`GET /assets/large.js HTTP/1.1\r\n${head}\r\n`),
  (socket) => {
    socket.resume().write(`GET /pricing HTTP/1.1\r\n${head}`);
    const timer = setInterval(() => socket.write('x-slow: 1\r\n'), 3_000);
    socket.on('close', () => clearInterval(timer));
  },
];
let held = 0;

function hold(kind) {
  const socket = connect({
    ...{port: Number(port), host: '127.0.0.1', localAddress},
    ...{servername: 'www.example.com', rejectUnauthorized: false},
  });
  let open = false;
  socket.on('secureConnect', () => {
    open = true;
    held++;
    openings[kind % openings.length](socket);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    held -= Number(open);
    setTimeout(hold, 100, kind);
  });
}

for (let i = 0; i < Number(count); i++) {
  // As many as an ordinary machine opens: what is measured is how they are held.
  setTimeout(hold, i * 3, i);
}
setInterval(() => console.log(held), 1_000);
