# With base.tar and programs.tar, which base.sh makes:
#   docker build -f base.Dockerfile -t evenkeel-base . && docker build -f base.Dockerfile --target programs -t evenkeel-programs .
FROM scratch AS programs
ADD programs.tar /

FROM scratch
ADD base.tar /
USER 65532:65532
