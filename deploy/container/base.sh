#!/bin/sh
# Makes base.tar: glibc and libstdc++ of Debian, certificates of none, a user without rights, and no shell. For the Dockerfile's
# BASE where no registry can be reached:
#   ./base.sh && buildah from scratch, add base.tar, commit as evenkeel-base   (see README.md)
set -eu
place=$(pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
mkdir "$work/packages" "$work/root"
cd "$work/packages"
apt-get -qq -o APT::Sandbox::User=root download libc6 libgcc-s1 libstdc++6
for package in *.deb; do dpkg-deb -x "$package" "$work/root"; done
cd "$work/root"
rm -rf usr/share/doc usr/share/lintian usr/share/gdb usr/lib/*/gconv usr/lib/*/audit
mkdir -p etc tmp
chmod 1777 tmp
echo 'nonroot:x:65532:65532::/nonexistent:/nonexistent' >etc/passwd
echo 'nonroot:x:65532:' >etc/group
echo 'hosts: files dns' >etc/nsswitch.conf
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf "$place/base.tar" .
