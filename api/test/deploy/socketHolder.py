"""Holds a listening socket and starts a program on it, as systemd does with a .socket unit, without systemd.

usage: socketHolder.py PROGRAM ARGUMENT...

Says the port on its first line. Each line that it reads stops the program with SIGTERM and starts it again, and is
answered with the code with which it ended. At the end of its input it stops the program and ends.
"""
import os
import signal
import socket
import sys

listener = socket.socket()
listener.bind(('127.0.0.1', 0))
listener.listen(4096)
print(listener.getsockname()[1], flush=True)


def start():
    child = os.fork()
    if child == 0:
        os.dup2(listener.fileno(), 3)
        os.set_inheritable(3, True)
        os.execvpe(sys.argv[1], sys.argv[1:], {**os.environ, 'LISTEN_PID': str(os.getpid()), 'LISTEN_FDS': '1'})
    return child


def stop(child):
    os.kill(child, signal.SIGTERM)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


child = start()
for _ in sys.stdin:
    code = stop(child)
    child = start()
    print(f'ended {code}', flush=True)
stop(child)
