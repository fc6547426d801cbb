@echo off
rem Starts Evenkeel or one of its commands with the Node of this folder. Settings and data are kept beside the folder, so that the
rem next version finds them: evenkeel.env and data. EVENKEEL_SETTINGS names another file.
setlocal
set "program="
set "home=%~dp0"
for %%I in ("%home%..") do set "beside=%%~fI"
set "word=%~1"
if "%word%"=="start" set "program=built\server\main.js"
for %%C in (@COMMANDS@) do if "%word%"=="%%C" set "program=built\server\%%C.js"
if not defined program (
  echo Say what to do: evenkeel start, or one of: @COMMANDS@.
  echo Where a sentence says "npm run NAME -- ...", say "evenkeel NAME ...". Paths count from "%beside%".
  exit /b 1
)
set "words="
:next
shift
if "%~1"=="" goto run
if not "%~1"=="--" set words=%words% %1
goto next
:run
set "settings=--env-file-if-exists=%beside%\evenkeel.env"
if defined EVENKEEL_SETTINGS for %%I in ("%EVENKEEL_SETTINGS%") do set "settings=--env-file=%%~fI"
cd /d "%beside%"
"%home%bin\node.exe" "%settings%" "%home%%program%" %words%
