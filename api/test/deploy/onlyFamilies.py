"""Runs a program that may open sockets of some families alone: what systemd's RestrictAddressFamilies does, without systemd.

usage: onlyFamilies.py "AF_INET AF_INET6" PROGRAM ARGUMENT...

As with systemd, a socket of another family fails with EAFNOSUPPORT.
"""
import ctypes
import os
import platform
import socket
import struct
import sys

families, program = [getattr(socket, name) for name in sys.argv[1].split()], sys.argv[2:]
# Number of the call socket(2), by architecture.
call = {'x86_64': 41, 'aarch64': 198}[platform.machine()]

# linux/bpf_common.h, linux/seccomp.h
LOAD, EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | 97
steps = [(LOAD, 0, 0, 0), (EQUAL, 0, len(families) + 2, call), (LOAD, 0, 0, 16)]
# From each family that is allowed to the last step.
steps += [(EQUAL, len(families) - i, 0, family) for i, family in enumerate(families)]
steps += [(RETURN, 0, 0, REFUSE), (RETURN, 0, 0, ALLOW)]

code = ctypes.create_string_buffer(b''.join(struct.pack('HBBI', *step) for step in steps))
filters = ctypes.create_string_buffer(struct.pack('HxxxxxxP', len(steps), ctypes.addressof(code)))
libc = ctypes.CDLL(None, use_errno=True)
# PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP with SECCOMP_MODE_FILTER
for arguments in [(38, 1, 0, 0, 0), (22, 2, ctypes.byref(filters), 0, 0)]:
    if libc.prctl(*arguments) != 0:
        sys.exit(f'The filter was not taken: {os.strerror(ctypes.get_errno())}')
os.execvp(program[0], program)
