#!/bin/sh
# Makes base.tar: glibc and libstdc++ of Debian, certificates of none, a user without rights, and no shell; and programs.tar: the
# three programs that the PostgreSQL inside needs. For the Dockerfile's BASE and PROGRAMS where no registry can be reached: README.md
set -eu
place=$(pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir "$work/base" "$work/more" "$work/root" "$work/unpacked"
cd "$work/base"
apt-get -qq -o APT::Sandbox::User=root download libc6 libgcc-s1 libstdc++6
for package in *.deb; do dpkg-deb -x "$package" "$work/root"; done
cd "$work/more"
apt-get -qq -o APT::Sandbox::User=root download dash util-linux coreutils
for package in *.deb; do dpkg-deb -x "$package" "$work/unpacked"; done
cd "$work/root"
rm -rf usr/share/doc usr/share/lintian usr/share/gdb usr/lib/*/gconv usr/lib/*/audit
mkdir -p etc tmp
chmod 1777 tmp
echo 'nonroot:x:65532:65532::/nonexistent:/nonexistent' >etc/passwd
echo 'nonroot:x:65532:' >etc/group
echo 'hosts: files dns' >etc/nsswitch.conf
pack() { tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf "$place/$1" .; }
pack base.tar
mkdir -p "$work/programs/usr/bin"
cd "$work/programs"
# Older packages have them in /bin.
for name in dash flock rm; do cp "$work/unpacked/usr/bin/$name" usr/bin/ 2>/dev/null || cp "$work/unpacked/bin/$name" usr/bin/; done
pack programs.tar
