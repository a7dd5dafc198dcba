// `node holdConnections.mjs PORT ADDRESS COUNT`: one address opens very many TLS connections, keeps them, and reopens
// closed ones. Writes the number of open connections each second.
import {connect} from 'node:tls';

const [port, localAddress, count] = process.argv.slice(2);
const tls = {port: Number(port), localAddress, servername: 'www.example.com', rejectUnauthorized: false};
const head = 'Host: www.example.com\r\nAccept-Encoding: identity\r\n';
const openings = [
  // Requests a page and then nothing more.
  (socket) => socket.resume().write(`GET /pricing HTTP/1.1\r\n${head}\r\n`),
  // Stays paused: reads nothing of the response.
  (socket) => socket.write(`GET /assets/large.js HTTP/1.1\r\n${head}\r\n`),
  // Never completes its headers.
  (socket) => {
    socket.resume().write(`GET /pricing HTTP/1.1\r\n${head}`);
    const timer = setInterval(() => socket.write('x-slow: 1\r\n'), 3_000);
    socket.on('close', () => clearInterval(timer));
  },
];
const held = new Set();

function hold(kind) {
  const socket = connect({host: '127.0.0.1', ...tls}, () => {
    held.add(socket);
    openings[kind % openings.length](socket);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    held.delete(socket);
    setTimeout(hold, 100, kind);
  });
}

for (let i = 0; i < Number(count); i++) {
  // At the rate of an ordinary machine: the drill measures how connections are held.
  setTimeout(hold, i * 3, i);
}
setInterval(() => console.log(held.size), 1_000);
