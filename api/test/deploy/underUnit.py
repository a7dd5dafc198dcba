"""Runs a program under the system call filter of a unit: SystemCallFilter and RestrictAddressFamilies, without systemd.

usage: underUnit.py UNIT_FILE PROGRAM ARGUMENT...

Calls that the unit does not allow fail with EPERM. Needs libseccomp and systemd-analyze.
"""
import ctypes
import os
import re
import socket
import subprocess
import sys


def setting(name):
    return re.search(f'^{name}=(.*)$', open(sys.argv[1]).read(), re.M).group(1).split()


def calls(name):
    """Names of the system calls of a group, with those of the groups in it."""
    if not name.startswith('@'):
        return {name}
    said = subprocess.run(['systemd-analyze', 'syscall-filter', name], capture_output=True, text=True, check=True).stdout
    lines = [line.strip() for line in said.split('\n')[1:]]
    return set().union(*(calls(line) for line in lines if re.fullmatch(r'@?[\w-]+', line)))


class Compare(ctypes.Structure):
    _fields_ = [('arg', ctypes.c_uint), ('op', ctypes.c_int), ('a', ctypes.c_uint64), ('b', ctypes.c_uint64)]


ALLOW, EPERM, EQUAL = 0x7FFF0000, 0x00050000 | 1, 4
library = ctypes.CDLL('libseccomp.so.2')
library.seccomp_init.restype = ctypes.c_void_p
context = ctypes.c_void_p(library.seccomp_init(EPERM))
for name in set().union(*(calls(group) for group in setting('SystemCallFilter') + ['@default'])):
    number = library.seccomp_syscall_resolve_name(name.encode())
    if name == 'socket':
        for family in setting('RestrictAddressFamilies'):
            compare = Compare(0, EQUAL, getattr(socket, family), 0)
            library.seccomp_rule_add_array(context, ALLOW, number, 1, ctypes.byref(compare))
    elif number >= 0:
        library.seccomp_rule_add_array(context, ALLOW, number, 0, None)
if library.seccomp_load(context) != 0:
    sys.exit('The filter was not loaded.')
os.execvp(sys.argv[2], sys.argv[2:])
